import { enableCompileCache } from 'node:module';
import { buildWeb } from './build-web.ts';

// The next start reads the compiled code from this cache.
enableCompileCache('.cache/node');

await buildWeb();
await import('#server/main.ts');
