import { enableCompileCache } from 'node:module';
import { buildWeb } from './build-web.ts';

// Compiled code is kept beside the type information, so that a second start reads it instead of compiling again.
enableCompileCache('.cache/node');

await buildWeb();
await import('#server/main.ts');
