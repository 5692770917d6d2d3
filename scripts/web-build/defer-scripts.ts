import type { Plugin } from 'vite';

/**
 * Gives all scripts low fetch priority, so that the prerendered heading is painted first. The libraries run as a separate
 * async script, which splits one long task in two.
 */
export function deferScripts(): Plugin {
  return {
    name: 'wavelength-defer-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(/<link rel="modulepreload" crossorigin href="(\/assets\/base-[^"]+)">/, toScriptTag)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}

function toScriptTag(_link: string, file: string): string {
  return `<script type="module" async crossorigin src="${file}"></script>`;
}
