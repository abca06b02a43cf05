// Owns: the servers' lives: start, readiness, log files, orderly stop, and what follows when one of them ends.
// Must not know: what the servers serve.
// Used by: start, dev, the end-to-end set-up and the bench. Plain Node 20, nothing installed.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { endLeftBehind, markName } from './left-behind.mjs';
import { LogFile } from './log-file.mjs';
import { CommandError, root } from './workspace.mjs';

const followParent = pathToFileURL(join(import.meta.dirname, 'follow-parent.mjs')).href;
const stopLimit = 20_000;
/** Longest wait for what an ended server had written; a child of it may keep its output open. */
const lastWordsLimit = 1000;
/** A line for the developer of the server: it is shown in the terminal, although the log has it. */
const shownLine = /^No handler for .*$/gmu;

/** The line in which a server wrote why it ends: an uncaught error's message, else its last line. */
function lastWords(lines) {
  const line =
    lines.findLast((text) => /^(?:\w*Error|error)\b.*:/u.test(text)) ?? lines.at(-1) ?? '';
  try {
    const record = JSON.parse(line);
    // Below 50 it is no error: the last thing a server did is not why it ended.
    return record.level >= 50 ? String(record.err?.message ?? record.msg) : '';
  } catch {
    return line;
  }
}

/** How a server ended, in one line. */
function ending(server) {
  const { signalCode, exitCode } = server.child;
  if (signalCode) return `killed by ${signalCode}.`;
  const words = server.error ?? (server.log ? lastWords(server.log.lastLines) : '');
  return words === '' ? `exit ${exitCode}, no reason given; see ${server.file ?? 'above'}` : words;
}

/** Starts servers and keeps them running until one ends for good or `stop` is called. */
export class Supervisor {
  #servers = [];
  #report;
  #stopping = null;
  #stop = new AbortController();
  #wereReady = false;
  #fallen;

  /** Settles with the sentence about the first server that ended on its own and is not started again. */
  fallen = new Promise((settle) => {
    this.#fallen = settle;
  });

  /**
   * @param {string | null} logs the folder of the servers' logs; null lets them write to this terminal.
   * @param {(line: string) => void} report gets a line for each server that ended and is started again, and one when
   * it is ready again.
   */
  constructor(logs, report = (line) => console.error(`${new Date().toISOString()} ${line}`)) {
    this.logs = logs;
    this.#report = report;
    try {
      if (logs !== null) mkdirSync(logs, { recursive: true });
    } catch (error) {
      throw new CommandError(`The logs cannot be kept in ${logs} (${error.code}).`);
    }
  }

  /**
   * Starts one server in its own process group, so that a Ctrl-C reaches only the supervisor.
   * @param restarts the {@link RestartPolicy} by which it is started again when it ends after all were ready; null
   * where its end is the end of all.
   */
  start({
    name,
    node,
    entry,
    nodeOptions = [],
    parameters = [],
    cwd = root,
    environment,
    readyUrl,
    restarts = null,
  }) {
    const file = this.logs === null ? null : join(this.logs, `${name}.log`);
    const command = [node, ['--import', followParent, ...nodeOptions, entry, ...parameters]];
    const server = { name, readyUrl, restarts, file, command, cwd, environment };
    this.#spawn(server);
    this.#servers.push(server);
    return server;
  }

  #spawn(server) {
    const { file, command, cwd, environment } = server;
    const log = file === null ? null : new LogFile(file);
    const output = log === null ? 'inherit' : 'pipe';
    const mark = randomUUID();
    const child = spawn(...command, {
      cwd,
      env: { ...environment, [markName]: mark },
      detached: process.platform !== 'win32',
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (log !== null) {
      for (const stream of [child.stdout, child.stderr]) log.follow(stream);
      child.stderr.on('data', (chunk) => {
        for (const [line] of String(chunk).matchAll(shownLine)) console.error(line);
      });
    }
    Object.assign(server, { child, log, ready: false, error: null });
    server.ended = new Promise((settle) => {
      child.once('error', (error) => {
        server.error = error.message;
        settle();
      });
      child.once('close', settle);
      child.once('exit', () => setTimeout(settle, lastWordsLimit));
    }).then(async () => {
      const pauseMs = this.#afterEnd(server);
      const since = performance.now();
      await endLeftBehind(mark);
      log?.close();
      if (pauseMs === null) return;
      await pause(pauseMs, null, { signal: this.#stop.signal }).catch(() => undefined);
      if (this.#stopping) return;
      this.#spawn(server);
      void this.#reportRecovery(server, since);
    });
  }

  /** Milliseconds until a server that ended is started again; null where it is not. */
  #afterEnd(server) {
    if (this.#stopping) return null;
    const sentence = `The ${server.name} stopped: ${ending(server)}`;
    if (!this.#wereReady || server.restarts === null) {
      this.#fallen(sentence);
      return null;
    }
    const pauseMs = server.restarts.ended();
    if (pauseMs === null)
      this.#fallen(`${sentence}\nIt stopped ${server.restarts.summary} and is not started again.`);
    else this.#report(`${sentence} It is started again in ${pauseMs / 1000} s.`);
    return pauseMs;
  }

  /** Reports a restarted server once it is ready; nothing where that process ends before. */
  async #reportRecovery(server, since) {
    const { child } = server;
    while (!(await answers(server.readyUrl))) {
      if (this.#stopping || server.child !== child) return;
      await pause(200);
    }
    if (this.#stopping || server.child !== child) return;
    server.ready = true;
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    this.#report(`The ${server.name} is ready again after ${seconds} s.`);
  }

  /** Waits until every server answers its readiness URL with 200; a server's death ends the wait. */
  async ready(limitMs) {
    const until = performance.now() + limitMs;
    const wait = async () => {
      for (const server of this.#servers) {
        while (!(await answers(server.readyUrl))) {
          if (this.#stopping) return;
          if (performance.now() > until) {
            throw new CommandError(
              `The ${server.name} was not ready in ${limitMs / 1000} s; see ${server.file}`,
            );
          }
          await new Promise((settle) => setTimeout(settle, 100));
        }
        server.ready = true;
      }
      this.#wereReady = true;
    };
    const fallen = this.fallen.then((reason) => {
      throw new CommandError(reason);
    });
    await Promise.race([wait(), fallen]);
  }

  /**
   * Stops every server, the last started first; answers whether all of them stopped by themselves.
   * @returns {Promise<boolean>}
   */
  stop() {
    this.#stop.abort();
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    let clean = true;
    for (const server of [...this.#servers].reverse()) {
      // Sending to a server that has ended does nothing; its child processes are still waited for.
      server.child.kill('SIGTERM');
      const timer = setTimeout(() => {
        clean = false;
        console.error(`The ${server.name} did not stop in ${stopLimit / 1000} s and was killed.`);
        signalGroup(server.child.pid, 'SIGKILL');
      }, stopLimit);
      await server.ended;
      clearTimeout(timer);
    }
    return clean;
  }
}

/** Signals a server and what it started; answers whether there was a process to receive it. */
function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address answers within two seconds, and well. */
export async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
