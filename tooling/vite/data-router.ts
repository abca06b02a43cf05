import type { Plugin } from 'vite';

const library = /\/node_modules\/react-router\/dist\/(?:production|development)\/lib\/(.+\.js)$/;

/**
 * What only its other modes reach: prefetching by a manifest of react-router's own compiler, and measuring hooks that
 * nobody passes. Each link would carry it, and run it twice in a render.
 */
const standIns: Readonly<Record<string, string>> = {
  'dom/ssr/components.js': `
import { createContext } from 'react';
export const FrameworkContext = /* @__PURE__ */ createContext(undefined);
export const usePrefetchBehavior = () => [false];
export const mergeRefs = (ref) => ref;
export const PrefetchPageLinks = () => null;
export const [CRITICAL_CSS_DATA_ATTRIBUTE, Links, Meta, Scripts, setIsHydrated, useFrameworkContext] = [];
`,
  'router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const [instrumentHandler, instrumentationResultMetaContext] = [];
`,
};

/**
 * Takes of react-router what its data mode uses. A bundler by itself keeps each component it gives a name for
 * developers: forms, and links that know whether they are active.
 */
export function dataRouter(): Plugin {
  return {
    name: 'xinglin:data-router',
    apply: 'build',
    enforce: 'pre',
    load: (id) => standIns[partOf(id)] ?? null,
    transform: (code, id) => (partOf(id) === '' ? null : { code: withoutNames(code), map: null }),
  };
}

/** File of react-router's library, from its folder; '' for any other. */
function partOf(id: string): string {
  return library.exec(id)?.[1] ?? '';
}

/** The code without names for developers, each component marked as made without a side effect. */
export function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+(?:\.\w+)*";$/gm, '')
    .replace(
      /^((?:const|let|var) \w+ = )(?=React\$?\d?\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ ',
    );
}
