import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { pictureFile } from '../../kernel/files/images';
import { refuse } from '../../platform/refusal';
import type { Slot, WorkPool } from '../../platform/work-pool/work-pool';
import { readIdCardLines, type RecognisedWord } from './id-card-text';
import type { IdCardText, OcrProvider } from './ocr-provider';

/** How the reader is bounded. */
export interface LocalReaderOptions {
  /** Longest time for one picture, from its coming, in milliseconds; shorter than the caller waits. */
  readonly timeoutMs?: number;
  /** Pictures that may wait for their turn. */
  readonly mostWaiting?: number;
}

/** The data of the Chinese script, which knows Latin letters and digits as well; a file of its package. */
const dataFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/chi_sim/package.json')),
  '4.0.0_best_int',
);

/** Pixels of the longest side; digits of a card that fills half of it are 20 pixels high. */
const longestSide = 1600;

/** Pixels of the longest side below which the 18 characters of a number cannot be told apart. */
const leastSide = 200;

/** An idle worker frees its 150 MB after so long. */
const idleMs = 5 * 60 * 1000;

/** Pixels of the longest side in a second look: what is doubled or lost between two characters differs by size. */
const smallerSide = 1200;

/** One way of looking at a picture: turned by so many degrees, so large, with such a layout in mind. */
interface Look {
  readonly turn: number;
  readonly side: number;
  readonly layout: PSM;
}

const turned = [90, 270, 180].map((turn) => ({ turn, layout: PSM.SPARSE_TEXT }));
const looks: readonly Look[] = [
  { turn: 0, side: longestSide, layout: PSM.SINGLE_BLOCK },
  { turn: 0, side: longestSide, layout: PSM.SPARSE_TEXT },
  { turn: 0, side: smallerSide, layout: PSM.SPARSE_TEXT },
  ...turned.map((look) => ({ ...look, side: longestSide })),
  ...turned.map((look) => ({ ...look, side: smallerSide })),
];

/** In whose name the reader takes turns in the pool: it reads one picture at a time, whoever sent it. */
const sender = 'ocr';

/**
 * Reads pictures on this machine, one at a time in a turn of the pool. The thread of its library starts with the first
 * picture and counts as the turn's. Nothing leaves the machine and nothing is downloaded.
 */
export function createLocalReader(
  pool: WorkPool,
  { timeoutMs = 50_000, mostWaiting = 1 }: LocalReaderOptions = {},
): OcrProvider {
  let running: Promise<Worker> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const closing = new AbortController();

  function start(): Promise<Worker> {
    running ??= startWorker(() => void stop());
    return running;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = running;
    running = null;
    await stopped?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }

  async function read(bytes: Uint8Array, slot: Slot, end: AbortSignal): Promise<IdCardText | null> {
    clearTimeout(idle);
    let best: IdCardText | null = null;
    let isAtWork = false;
    try {
      await orEnd(start(), end);
      isAtWork = true;
      for (const one of looks) {
        if (one.turn !== 0 && best?.cardNo) break;
        const found = await orEnd(look(bytes, one, { slot, end }), end);
        if (found === null) break;
        best = merged(best, found);
        if (best.cardNo !== null && best.name !== null) break;
      }
    } catch (error) {
      // It may still be at work on the picture that took it too long.
      await stop();
      // A picture that was not read to the end may still show something.
      if ((end.aborted || !isAtWork) && !best?.cardNo) throw error;
    }
    if (running !== null) idle = setTimeout(() => void stop(), idleMs).unref();
    return best;
  }

  /** Null for a picture that is too small. */
  async function look(
    bytes: Uint8Array,
    { turn, side, layout }: Look,
    { slot, end }: { readonly slot: Slot; readonly end: AbortSignal },
  ): Promise<IdCardText | null> {
    const picture = await slot.run<Uint8Array>({
      file: pictureFile,
      name: 'prepareForReading',
      input: { bytes, turn, side, leastSide },
    });
    if (picture === null) return null;
    const worker = await start();
    // An ended worker rejects outside of what can be caught.
    end.throwIfAborted();
    await worker.setParameters({ tessedit_pageseg_mode: layout, user_defined_dpi: '300' });
    end.throwIfAborted();
    const { data } = await worker.recognize(
      Buffer.from(picture),
      { rotateAuto: true },
      { blocks: true },
    );
    return readIdCardLines(linesOf(data.blocks ?? []));
  }

  return {
    readIdCard({ bytes }) {
      if (waiting > mostWaiting) refuse('overloaded', { retryAfterSeconds: 5 });
      waiting += 1;
      const end = AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal]);
      const turn = last.then(() => pool.hold(sender, timeoutMs, (slot) => read(bytes, slot, end)));
      last = turn.then(
        () => (waiting -= 1),
        () => (waiting -= 1),
      );
      return turn;
    },
    async close() {
      closing.abort();
      await last;
      await stop();
    },
  };
}

async function startWorker(onBreak: () => void): Promise<Worker> {
  const worker = await createWorker('chi_sim', OEM.LSTM_ONLY, {
    langPath: dataFolder,
    cacheMethod: 'none',
    // Without one, an unreadable picture throws outside of what can be caught.
    errorHandler: () => undefined,
  });
  // Its types do not show the thread, whose breaking would end the whole process unheard.
  (worker as Worker & { readonly worker: EventEmitter }).worker.on('error', onBreak);
  return worker;
}

type Blocks = NonNullable<Awaited<ReturnType<Worker['recognize']>>['data']['blocks']>;

function linesOf(blocks: Blocks): RecognisedWord[][] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words)),
  );
}

/** What an earlier look found stands; a later one adds what was missing. */
function merged(first: IdCardText | null, second: IdCardText): IdCardText {
  if (first === null) return second;
  const unsure = (['name', 'gender', 'birthDate', 'cardNo'] as const).filter((field) =>
    (first[field] === null ? second : first).unsure.includes(field),
  );
  return {
    name: first.name ?? second.name,
    gender: first.gender ?? second.gender,
    birthDate: first.birthDate ?? second.birthDate,
    cardNo: first.cardNo ?? second.cardNo,
    unsure,
  };
}

/** The result of a task, or a rejection once the signal says that it took too long. */
function orEnd<Result>(task: Promise<Result>, end: AbortSignal): Promise<Result> {
  const ended = new Promise<never>((_, fail) => {
    const stop = (): void => fail(new Error('gave up on a picture'));
    if (end.aborted) stop();
    end.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([task, ended]);
}
