// `npm run phrases`: writes the type of all phrases from the English JSON files. `npm run check` fails while it is out of date.
import { writeFileSync } from 'node:fs';
import { phraseTypes, phraseTypesFile } from '#scripts/phrases/phrase-types.ts';

writeFileSync(phraseTypesFile, phraseTypes());
