import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { nonceMark } from './page-nonce.ts';

const PageAssets = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }));

/** The key of the pages that have no entry. */
const otherPages = '*';

/** Adds links to the scripts and styles that only the page at this path needs. */
export type AddPageAssets = (html: string, path: string) => string;

/**
 * Reads the manifest that the build wrote. With links in the HTML the browser loads the assets of a page together with the
 * entry script instead of after it. Without a manifest pages are sent unchanged.
 */
export async function readPageAssets(folder: string): Promise<AddPageAssets> {
  const manifest = await readFile(join(folder, 'page-assets.json'), 'utf8').catch(() => '{}');
  const links = new Map(
    Object.entries(PageAssets.parse(JSON.parse(manifest))).map(([path, assets]) => [path, buildLinks(assets)]),
  );
  return (html, path) => {
    const pageLinks = links.get(path) ?? links.get(otherPages);
    return pageLinks ? html.replace('</head>', () => `${pageLinks}</head>`) : html;
  };
}

/**
 * Scripts have low priority, because the styles and the font are needed for the first paint. What the page's own script, the
 * first, imports runs as soon as it is loaded: many short tasks instead of a long one when the page is opened. The links to
 * them stop the import from adding its own.
 */
function buildLinks({ scripts, styles }: z.infer<typeof PageAssets>[string]): string {
  const attributes = `crossorigin fetchpriority="low" nonce="${nonceMark}"`;
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" ${attributes} href="/${file}">`),
    ...scripts.slice(1).map((file) => `<script type="module" async ${attributes} src="/${file}"></script>`),
  ].join('');
}
