// Owns: how long the running gateway takes to answer searches.
// Used by: the bench.
import { startPortal } from '../process/portal-run.mjs';

const rounds = 10;

const words = [
  '医',
  '医院',
  '沈',
  '心血管内科 主任',
  '冠心病',
  '骨科',
  '高血压 杭州',
  'szy',
  'li',
  'cardiology',
  '儿童 主任医师',
  '不存在的词',
  '兒童',
  '皮肤科 北京',
  '王',
  '失眠 焦虑',
];
const filters = [
  { areaId: '330100' },
  { areaId: '330000', title: 'chief' },
  { deptId: 'cardiology' },
  { onlyAvailable: true, areaId: '310100', deptId: 'orthopaedics' },
];
const first = { pageNo: 1, pageSize: 20 };
const requests = [
  ...['doctorlist', 'hospitallist'].flatMap((list) =>
    words.map((q) => ({ path: `/modulesearch/mergesearch/${list}.json`, input: { q, ...first } })),
  ),
  ...filters.map((filter) => ({
    path: '/modulesearch/mergesearch/doctorlist.json',
    input: { ...filter, ...first },
  })),
];

/**
 * Milliseconds of searches over HTTP, one after another, in a directory of its own.
 * @param {'demo' | 'full'} size of the directory
 * @returns {Promise<{ middle: number, slow: number }>} the 50th and the 95th of a hundred
 */
export async function searchLatency(size) {
  const { gatewayUrl, stop } = await startPortal({ XINGLIN_SEED: size }, 600_000);
  try {
    const taken = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const { path, input } of requests) {
        const began = performance.now();
        const answer = await fetch(gatewayUrl + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', requestid: crypto.randomUUID() },
          body: JSON.stringify(input),
        });
        const { code, message } = await answer.json();
        if (code !== 0) throw new Error(`${path} answered ${code}: ${message}`);
        // The first round only warms the caches.
        if (round > 0) taken.push(performance.now() - began);
      }
    }
    const sorted = taken.toSorted((one, other) => one - other);
    const at = (share) => sorted[Math.floor(sorted.length * share)];
    return { middle: at(0.5), slow: at(0.95) };
  } finally {
    await stop();
  }
}
