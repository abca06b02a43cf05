import { figure, markdownTable, milliseconds } from '../report.mjs';
import { searchLatency } from '../search-latency.mjs';

/** Searches over HTTP in the directory of the demonstration and in one of the whole country's size. */
export async function searchSection() {
  const demo = await searchLatency('demo');
  const full = await searchLatency('full');
  return {
    title: 'Search',
    figures: [
      figure(
        'search over 7,800 hospitals and 280,000 doctors through the gateway, 95th of a hundred',
        full.slow,
        { most: 50 },
        milliseconds,
      ),
    ],
    lines: [
      'Searches for doctors and hospitals by words of one to seven letters in Chinese, pinyin and English and by filters, one after another over HTTP.',
      '',
      markdownTable(
        ['directory', 'middle', '95th of a hundred'],
        [
          ['demonstration', milliseconds(demo.middle), milliseconds(demo.slow)],
          ['7,800 hospitals, 280,000 doctors', milliseconds(full.middle), milliseconds(full.slow)],
        ],
      ),
    ],
  };
}
