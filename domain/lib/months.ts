/** The months from the first to the last one, both included: `2026-11`, `2026-12`, `2027-01`. */
export function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = getNextMonth(month)) months.push(month);
  return months;
}

function getNextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
