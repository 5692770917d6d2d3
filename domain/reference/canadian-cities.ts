/** The largest city of each province and territory: the center of a search by province. */
export const largestCities: Readonly<Record<string, string>> = {
  AB: 'Calgary, AB',
  BC: 'Vancouver, BC',
  MB: 'Winnipeg, MB',
  NB: 'Moncton, NB',
  NL: "St. John's, NL",
  NS: 'Halifax, NS',
  NU: 'Iqaluit, NU',
  NT: 'Yellowknife, NT',
  ON: 'Toronto, ON',
  PE: 'Charlottetown, PE',
  QC: 'Montreal, QC',
  SK: 'Saskatoon, SK',
  YT: 'Whitehorse, YT',
};
