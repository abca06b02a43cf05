// Owns: the rule of the gateway's four floors: composition → domains → kernel → platform, no arrow up, no domain that
// imports a domain, no circle.
// Used by: the boundaries check.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../process/workspace.mjs';

const sources = 'apps/gateway/src';
const statement = /\b(?:from\s*|import\s*\(?\s*)['"](?<target>\.[^'"]+)['"]/gu;

/** The floors from the ground up; what stands in no folder of theirs is composition, the top. */
const floors = ['platform', 'kernel', 'domains'];

/** Floor and room of a file below `apps/gateway/src`: a room is what must stand in no circle with another. */
function placeOf(file) {
  const [folder, name] = file.split('/');
  const height = floors.indexOf(folder);
  return {
    height: height === -1 ? floors.length : height,
    floor: height === -1 ? 'composition' : folder,
    room: height > 0 ? `${folder}/${name}` : folder,
  };
}

/** What each file imports of the others, as `Map<file, file[]>`; tests may import whatever they need. */
function importsOf(texts) {
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      [...text.matchAll(statement)]
        .map(({ groups }) => normalize(join(dirname(file), groups.target)))
        .map((path) => (texts.has(path) ? path : `${path}.ts`))
        .filter((path) => texts.has(path)),
    ]),
  );
}

function faultOf(file, target) {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (to.height > from.height) return `${from.floor} must not import ${to.floor}: ${target}`;
  if (from.floor === 'domains' && to.floor === 'domains' && from.room !== to.room)
    return `a domain must not import another: ${target}`;
  return null;
}

/** The first circle among `arrows` (`Map<name, Set<name>>`), as the names along it; null where there is none. */
function circleIn(arrows) {
  const done = new Set();
  const walk = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of arrows.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of arrows.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return null;
}

/** What is wrong with these sources (`Map<path below src, text>`), as `{ file, text }`. */
export function floorFaultsOf(texts) {
  const imports = importsOf(texts);
  const faults = [];
  const rooms = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const text = faultOf(file, target);
      if (text) faults.push({ file, text });
      const [from, to] = [placeOf(file), placeOf(target)];
      if (from.height !== to.height || from.room === to.room) continue;
      rooms.set(from.room, (rooms.get(from.room) ?? new Set()).add(to.room));
    }
  }
  const ofRooms = circleIn(rooms);
  if (ofRooms)
    faults.push({ file: ofRooms[0], text: `a circle of folders: ${ofRooms.join(' → ')}` });
  const ofFiles = circleIn(imports);
  if (ofFiles) faults.push({ file: ofFiles[0], text: `a circle of files: ${ofFiles.join(' → ')}` });
  return faults;
}

/** The same for the gateway itself; `file` is relative to `directory`. */
export function floorFaults(directory = root) {
  const home = join(directory, sources);
  const files = globSync('**/*.ts', { cwd: home, exclude: (name) => name.endsWith('.test.ts') });
  const texts = new Map(files.map((file) => [file, readFileSync(join(home, file), 'utf8')]));
  return floorFaultsOf(texts).map(({ file, text }) => ({ file: `${sources}/${file}`, text }));
}
