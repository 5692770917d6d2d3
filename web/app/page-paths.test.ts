import { describe, expect, it } from 'vitest';
import { listPagePaths } from './page-paths.ts';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

describe('listPagePaths', () => {
  it('has the path of every route', () => {
    const listed = new Set(listPagePaths());
    const ofRoutes = routes.flatMap(({ path }) => [path.replace('/:part?', '')]).filter((path) => path !== '*');
    expect(ofRoutes.filter((path) => !listed.has(path))).toEqual([]);
  });

  it('has no path without a route, other than the redirect to the start page', () => {
    const ofRoutes = new Set(routes.map(({ path }) => path.replace('/:part?', '')));
    const bases = [paths.editProfile, paths.settings, paths.allSettings];
    const isSubPage = (path: string) => bases.some((base) => path.startsWith(`${base}/`));
    const others = listPagePaths().filter((path) => !/[?#]/.test(path) && !isSubPage(path) && !ofRoutes.has(path));
    expect(others).toEqual([paths.start]);
  });
});
