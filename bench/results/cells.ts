export function goalCells(value: number, goal: number | undefined): [string, string] {
  return goal === undefined ? ['', ''] : [`≤ ${goal}`, verdict(value, goal)];
}

export function verdict(value: number, goal: number): string {
  return value <= goal ? 'yes' : '**no**';
}

export function formatInteger(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function formatDecimal(value: number): string {
  return value.toFixed(1);
}
