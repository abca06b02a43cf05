/** Counters of a connection at one moment. */
export interface LineReading {
  /** Packets that came, and those that were sent and did not. */
  readonly received: number;
  readonly lost: number;
  /** Part of one's own packets that the other side misses, 0 to 1. */
  readonly missedThere: number;
  readonly roundTripMs: number;
}

/** What of `RTCPeerConnection.getStats` is read; which browser tells which of it differs. */
interface Counters {
  readonly type?: string;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly fractionLost?: number;
  readonly roundTripTime?: number;
}

/** From where a picture stands still and words break off. */
const badLoss = 0.1;
const badRoundTripMs = 1500;
/** Fewer packets since the last reading say nothing of a line. */
const fewPackets = 20;

/** Reads how much gets through, over sound and picture. */
export function readLine(stats: Pick<RTCStatsReport, 'forEach'>): LineReading {
  const reading = { received: 0, lost: 0, missedThere: 0, roundTripMs: 0 };
  stats.forEach(({ type, ...counters }: Counters) => {
    if (type === 'inbound-rtp') {
      reading.received += counters.packetsReceived ?? 0;
      reading.lost += counters.packetsLost ?? 0;
    }
    if (type === 'remote-inbound-rtp') {
      reading.missedThere = Math.max(reading.missedThere, counters.fractionLost ?? 0);
      reading.roundTripMs = Math.max(reading.roundTripMs, (counters.roundTripTime ?? 0) * 1000);
    }
  });
  return reading;
}

/** Whether so little gets through since the former reading that sound alone is better. */
export function isBadLine(former: LineReading, now: LineReading): boolean {
  const lost = Math.max(0, now.lost - former.lost);
  const sent = lost + Math.max(0, now.received - former.received);
  return (
    (sent >= fewPackets && lost / sent >= badLoss) ||
    now.missedThere >= badLoss ||
    now.roundTripMs >= badRoundTripMs
  );
}
