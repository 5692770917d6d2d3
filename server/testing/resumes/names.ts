/** Names for fictional people. Neighbors in a list go to different halves of the data. */
const toList = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/);

export const givenNames =
  toList(`Susan|Robert|Maria|James|Aisha|Daniel|Chloe|Marcus|Priya|Kevin|Grace|Omar|Hannah|Luis|Mei|Tyrone|Olivia|Dmitri
Fatima|Brian|Keisha|Ethan|Sofia|Noah|Ngozi|Patrick|Yuki|Samuel|Rosa|Anders|Jade|Walter|Siobhan|Jamal|Ingrid|Hector|Leila|Owen|April|Chase
Summer|Dallas|Austin|Paris|Mary Ann|Jean-Luc|Ana Maria|J. Robert|Lee|Kim`);

export const surnames =
  toList(`Baker|Cook|Mason|Carpenter|Taylor|Smith|Fisher|Gardener|Porter|Butler|Chandler|Cooper|Farmer|Hunter|Judge|Marshall
Parker|Potter|Sawyer|Shepherd|Singer|Tanner|Turner|Walker|Weaver|Wheeler|Bishop|Barber|Painter|Driver|Page|Major|Bailey|Fuller|Glover|Miller
Houston|Austin|Lincoln|Jackson|Madison|London|Hamilton|Dallas|Orlando|Florence|Chester|Bristol|Preston|Burlington|Kingston|Washington
O'Brien|McAllister|García|Muñoz|Nguyen|Okafor|Van der Berg|de la Cruz|St. James|Al-Rashid|Kowalski|Johansson|Fernández-Ruiz|Smith-Jones|Lee
Li|Wu|Park|Singh|Patel|Ivanova|Adeyemi|Haddad|Rossi|Silva|Yamamoto|Tran|Stone|Rivers|Banks|Field|Church|Hill|Young|Long|Best|Price|Love|Day`);

/** In quotes or brackets after the first name. */
export const nicknames = toList(`Sue|Bob|Mimi|Jim|Ace|Danny|Coco|Marc|Pri|Kev|Gigi|Oz`);

export const pronouns = toList(`she/her|he/him|they/them|She/Her/Hers|he/him/his|they/she`);

/** After the name and a comma. */
export const credentials = toList(`RN|PMP|MBA|CPA|RN, BSN|Ph.D.|PE|SHRM-CP|M.Ed.|LCSW`);

/** City, and region or country as written. */
export const places =
  toList(`Boston, MA|Austin, TX|Toronto, ON|Salt Lake City, UT|St. Louis, MO|San Antonio, TX|Winston-Salem, NC|Calgary, AB|Des Moines, IA
Fort Worth, TX|Portland, OR|Los Angeles, CA|Vancouver, BC|Little Rock, AR|Montréal, QC|Baton Rouge, LA|Halifax, NS|Mason, OH|Baker City, OR|Columbus, OH
Coeur d'Alene, ID|New York, NY|Santa Fe, NM|Ottawa, Ontario|Denver, Colorado|Albany, New York`);

export const streets = toList(
  `12 Oak Street|480 W. Lincoln Ave, Apt 4|9 Baker Road|2201 Mason Blvd #12|77 Rue Principale|5 Elm Ct.`,
);

export const emailDomains = toList(
  `example.com|mail.example.org|example.net|inbox.example|post.example.ca|example.co.uk`,
);

/** Local parts that have nothing of a name. */
export const unrelatedEmails = toList(`sunnyday88|hikes.and.bikes|jobs2026|thebluedoor|contact|resume.box`);
