import type { Plugin } from 'vite';

const classModule = /\.module\.css$/;

/**
 * A style sheet's module is one object of all its class names, which a page would load whole and reach through:
 * `l.hero`. Our own code takes its names one by one instead, so that a bundler writes each where it is used.
 */
export function boundClassNames(): Plugin[] {
  return [
    {
      name: 'xinglin:bound-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) =>
        /\.tsx?$/.test(id) && code.includes('.module.css')
          ? { code: bindClassNames(code), map: null }
          : null,
    },
    {
      name: 'xinglin:keep-class-rules',
      apply: 'build',
      enforce: 'post',
      // Once its names are written elsewhere nothing uses the module, and the bundler would drop it with its rules.
      transform: (code, id) =>
        classModule.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ];
}

/** The code with each class module imported as the names it exports. */
export function bindClassNames(code: string): string {
  return code.replace(
    /\bimport (\w+) from (['"][^'"]+\.module\.css['"])/g,
    'import * as $1 from $2',
  );
}
