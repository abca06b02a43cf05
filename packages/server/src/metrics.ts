import {
  collectDefaultMetrics,
  Counter,
  Gauge as PromGauge,
  Histogram,
  Registry,
} from 'prom-client';

/** One figure at the moment it is asked for. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What is read when figures are asked for. */
export interface Gauge {
  /** In snake_case with its unit at the end; `xinglin_` comes before it. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** What cannot be read is left out, and counted in `xinglin_unread_figures_total`. */
  readonly read: () => readonly Reading[] | Promise<readonly Reading[]>;
}

/** Counts the answer to one request. @param name what was asked for as declared; `other` for what is declared nowhere. */
export type CountAnswer = (name: string, status: number) => void;

/** What a server tells Prometheus of itself. Labels come from declarations: never an address, an id or a person. */
export interface Metrics {
  /** Counts one request that begins. @param kind what is asked for: `call`, `page`, `file` … */
  begin(kind: string): CountAnswer;
  gauge(gauge: Gauge): void;
  /** All figures as Prometheus reads them. */
  text(): Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Longest wait for one figure: the collector waits ten seconds, and a database that hangs must not hide the others. */
const readWithinMs = 2000;

/** Opens the figures of one server, with those of its process. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'xinglin_answer_seconds',
    help: 'Answers by what was asked for and their status, with the time each took.',
    labelNames: ['kind', 'name', 'status'],
    buckets,
    registers,
  });
  const underWay = new PromGauge({
    name: 'xinglin_requests_under_way',
    help: 'Requests that are being answered, by what was asked for.',
    labelNames: ['kind'],
    registers,
  });
  const unread = new Counter({
    name: 'xinglin_unread_figures_total',
    help: 'Figures that could not be read when they were asked for.',
    labelNames: ['name'],
    registers,
  });
  return {
    begin(kind) {
      const startedAt = performance.now();
      underWay.inc({ kind });
      return (name, status) => {
        underWay.dec({ kind });
        const seconds = (performance.now() - startedAt) / 1000;
        answers.observe({ kind, name, status: String(status) }, seconds);
      };
    },
    gauge({ name, help, labels = [], read }) {
      const gauge = new PromGauge({
        name: `xinglin_${name}`,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          const readings = await inTime(read).catch(() => null);
          gauge.reset();
          if (readings === null) unread.inc({ name });
          // A figure without labels is 0 after a reset, which would be told for one that could not be read.
          if (readings === null && labels.length === 0) gauge.set(Number.NaN);
          for (const { labels: at = {}, value } of readings ?? []) gauge.set(at, value);
        },
      });
    },
    text: () => registry.metrics(),
  };
}

async function inTime(read: Gauge['read']): Promise<readonly Reading[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('not read in time')), readWithinMs);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
