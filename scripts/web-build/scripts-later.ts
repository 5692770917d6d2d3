import type { Plugin } from 'vite';

/** Asks for every script of the page after what is painted first: the page can be read before they have arrived. */
export function scriptsLater(): Plugin {
  return {
    name: 'wavelength-scripts-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}
