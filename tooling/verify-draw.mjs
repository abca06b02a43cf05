// Owns: the check of a draw that is over, from what was published about it and nothing else.
// Must not know: how the gateway draws. It uses Node alone, so that anybody can read and run it by itself.
// Used by: whoever doubts a draw (docs/operations.md), and the gateway's tests.
//
// Reads JSON from stdin: `data` of /member/activity/tip, with `entries` replaced by all items of
// /member/activity/history. Ends with 0 where every prize is the one that the seed gives.
import { createHash, createHmac } from 'node:crypto';
import { stdin } from 'node:process';

const parts = 1_000_000n;

/** What is wrong with a draw, in sentences; empty where nothing is. */
function faultsOf({ activityId, seed, seedHash, prizes, entries }) {
  if (typeof seed !== 'string') return ['The seed is not told yet: the activity is not over.'];
  const faults = [];
  if (createHash('sha256').update(seed).digest('hex') !== seedHash)
    faults.push('The seed is not the one whose hash was published before the first entry.');
  if (prizes.reduce((sum, { odds }) => sum + odds, 0) !== Number(parts))
    faults.push('The odds of all prizes together are not a million.');
  const left = new Map(prizes.map(({ prizeId, stock }) => [prizeId, stock ?? Infinity]));
  for (const [place, { sequence, prizeId }] of entries.entries()) {
    if (sequence !== place + 1) {
      faults.push(`Entry ${place + 1} is missing.`);
      break;
    }
    const expected = drawn(createHmac('sha256', seed).update(`${activityId}.${sequence}`), {
      prizes,
      left,
    });
    if (expected !== prizeId)
      faults.push(`Entry ${sequence} got ${prizeId}, the seed gives ${expected}.`);
  }
  return faults;
}

/** The prize that an entry's hash falls on: the prizes lie side by side; the last one where none of that is left. */
function drawn(hash, { prizes, left }) {
  // The first 52 bits, as a part of a million.
  const part = ((hash.digest().readBigUInt64BE(0) >> 12n) * parts) >> 52n;
  let end = 0n;
  const { prizeId } = prizes.find(({ odds }) => (end += BigInt(odds)) > part) ?? prizes.at(-1);
  if (left.get(prizeId) === 0) return prizes.at(-1).prizeId;
  left.set(prizeId, left.get(prizeId) - 1);
  return prizeId;
}

let input = '';
for await (const chunk of stdin.setEncoding('utf8')) input += chunk;
const draw = JSON.parse(input);
const faults = faultsOf(draw);
for (const fault of faults) console.log(fault);
if (faults.length === 0) console.log(`All ${draw.entries.length} entries are as the seed gives.`);
process.exitCode = faults.length === 0 ? 0 : 1;
