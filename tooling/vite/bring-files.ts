import type { Plugin } from 'vite';

/** Vite's own helper, which every page would load; it also knows old browsers, relative bases and an event. */
const helperId = '\0vite/preload-helper.js';

const helper = `
const brought = {};
const bring = (name) => {
  const file = (document.documentElement.dataset.base ?? '') + '/' + name;
  return brought[file] ??= document.querySelector('link[href="' + file + '"]') ? 1 : new Promise((done, fail) => {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.nonce = document.querySelector('meta[nonce]')?.nonce;
  link.href = file;
  link.onload = done;
  link.onerror = () => {
    link.remove();
    delete brought[file];
    fail(Error(file));
  };
  document.head.append(link);
  isStyle || done();
  });
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(bring)).then(load);
`;

/**
 * Brings the files of a chunk side by side before it is loaded, in a third of the bytes of vite's helper: a chunk is
 * there when its styles are; they lie below the base that the server shows the portal under. One that fails to load fails its import and may be requested again.
 */
export function bringFiles(): Plugin {
  return {
    name: 'xinglin:bring-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helperId ? helper : null),
  };
}
