// `npm run lint:config`: writes biome.json from scripts/biome/. `npm run check` fails if it is out of date.
import { writeFileSync } from 'node:fs';
import { biomeConfig } from '#scripts/biome/config.ts';

writeFileSync('biome.json', biomeConfig());
