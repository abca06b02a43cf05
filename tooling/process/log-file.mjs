// Owns: one server's log file: whole lines at its end, put aside by size and age, survived when the disk is full.
// Must not know: what the lines say, or who writes them.
// Used by: the supervisor. Plain Node 20, nothing installed.
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Bytes of a line without an end that are held back; more are written as they are. */
const longestLine = 64 * 1024;

/** Lines that are remembered to say why a server ended. */
const remembered = 40;

const limits = {
  /** A file of so many bytes, or whose first line is so old (milliseconds), is put aside. */
  bytes: 20 * 1024 * 1024,
  age: day,
  /** So many files put aside are kept, for so long (milliseconds). */
  kept: 10,
  keptFor: 14 * day,
};

/** Never throws: a server lives on without its log, and the log says afterwards how much is missing. */
export class LogFile {
  #file;
  #limits;
  #descriptor = null;
  #size = 0;
  #begun = 0;
  #lostBytes = 0;
  #breaksOff = false;
  #lastLines = [];

  /** @param {string} file is appended to; what is put aside lies beside it, by its moment. */
  constructor(file, changed = {}) {
    this.#file = file;
    this.#limits = { ...limits, ...changed };
  }

  /** Takes the output of one stream of the server. */
  follow(stream) {
    let begun = Buffer.alloc(0);
    stream.on('data', (chunk) => {
      const text = Buffer.concat([begun, chunk]);
      const end = text.length > longestLine ? text.length : text.lastIndexOf('\n') + 1;
      begun = text.subarray(end);
      if (end > 0) this.#write(text.subarray(0, end));
    });
    // The stream's own end says all there is to say: the server has ended.
    stream.on('error', () => undefined);
    stream.on('close', () => {
      if (begun.length > 0) this.#write(Buffer.concat([begun, Buffer.from('\n')]));
      begun = Buffer.alloc(0);
    });
  }

  /** The last lines, whether they could be written or not. */
  get lastLines() {
    return this.#lastLines;
  }

  close() {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #write(lines) {
    this.#lastLines = [...this.#lastLines, ...lines.toString().trimEnd().split('\n')].slice(
      -remembered,
    );
    try {
      this.#makeReady();
      if (this.#lostBytes > 0) {
        this.#append(Buffer.from(`${this.#breaksOff ? '\n' : ''}${lossLine(this.#lostBytes)}\n`));
        this.#lostBytes = 0;
      }
      this.#append(lines);
    } catch {
      // A full disk, most of all. The file is opened anew for the next lines: it may have been removed to make room.
      this.#lostBytes += lines.length;
      try {
        this.close();
      } catch {
        this.#descriptor = null;
      }
    }
  }

  #append(bytes) {
    for (let written = 0; written < bytes.length;) {
      // What was written of a line that the disk had no more room for.
      this.#breaksOff = written > 0 && bytes[written - 1] !== 10;
      const count = writeSync(this.#descriptor, bytes, written);
      written += count;
      this.#size += count;
    }
    this.#breaksOff = false;
  }

  #makeReady() {
    if (this.#descriptor === null) this.#open();
    const { bytes, age } = this.#limits;
    if (this.#size === 0 || (this.#size < bytes && Date.now() - this.#begun < age)) return;
    this.close();
    const moment = new Date().toISOString().replaceAll(':', '-');
    renameSync(this.#file, this.#file.replace(/\.log$/u, `.${moment}.log`));
    this.#open();
    this.#removeOld();
  }

  #open() {
    this.#descriptor = openSync(this.#file, 'a');
    const { size, birthtimeMs } = fstatSync(this.#descriptor);
    this.#size = size;
    this.#begun = birthtimeMs;
  }

  #removeOld() {
    const folder = dirname(this.#file);
    const stem = basename(this.#file, '.log');
    const aside = readdirSync(folder)
      .filter((name) => /^\.\d{4}-\d{2}-\d{2}T[\d.-]+Z\.log$/u.test(name.slice(stem.length)))
      .filter((name) => name.startsWith(stem))
      .toSorted()
      .toReversed();
    const { kept, keptFor } = this.#limits;
    for (const [index, name] of aside.entries()) {
      const file = join(folder, name);
      if (index >= kept || Date.now() - statSync(file).mtimeMs > keptFor) rmSync(file);
    }
  }
}

const lossLine = (bytes) =>
  JSON.stringify({ level: 40, time: new Date().toISOString(), bytes, msg: 'log lines lost' });
