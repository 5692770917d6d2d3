import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const PageAssets = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }));

/** Adds to a page what its address needs besides the parts of every page. */
export type AddPageAssets = (html: string, path: string) => string;

/**
 * Reads which files belong to which page, as the build has written it down. Named in the page itself, they are asked for
 * together with the first ones instead of after them. Without that list every page is sent as it is.
 */
export async function readPageAssets(folder: string): Promise<AddPageAssets> {
  const manifest = await readFile(join(folder, 'page-assets.json'), 'utf8').catch(() => '{}');
  const links = new Map(
    Object.entries(PageAssets.parse(JSON.parse(manifest))).map(([path, assets]) => [path, buildLinks(assets)]),
  );
  return (html, path) => {
    const pageLinks = links.get(path);
    return pageLinks ? html.replace('</head>', () => `${pageLinks}</head>`) : html;
  };
}

/** Like all scripts they come after what is painted first: the styles and the page's own font. */
function buildLinks({ scripts, styles }: z.infer<typeof PageAssets>[string]): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ].join('');
}
