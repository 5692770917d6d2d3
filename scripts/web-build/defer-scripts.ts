import type { Plugin } from 'vite';

/**
 * Asks for every script of the page after what is painted first: the page can be read before they have arrived. The
 * libraries are set up as soon as they are there, in a task of their own.
 */
export function deferScripts(): Plugin {
  return {
    name: 'wavelength-scripts-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(/<link rel="modulepreload" crossorigin href="(\/assets\/base-[^"]+)">/, asScript)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}

function asScript(_link: string, file: string): string {
  return `<script type="module" async crossorigin src="${file}"></script>`;
}
