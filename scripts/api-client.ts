// `npm run api:client`: writes the types of the API client from the OpenAPI document. `npm run check` fails while it is out of date.
import { writeFileSync } from 'node:fs';
import { buildOperations, operationsFile } from '#scripts/api-client/operations.ts';

writeFileSync(operationsFile, await buildOperations());
