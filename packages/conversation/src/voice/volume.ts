/** How often a second the level is read: enough to follow speech. */
const readsEveryMs = 100;

/**
 * Tells how loud a microphone hears, from 0 to 1, until the returned function is called. Where the browser cannot
 * measure, nothing is told: the recording does not depend on it.
 */
export function followVolume(stream: MediaStream, tell: (level: number) => void): () => void {
  if (globalThis.AudioContext === undefined) return () => undefined;
  const context = new AudioContext();
  const end = (): void => void context.close();
  const analyser = context.createAnalyser();
  try {
    context.createMediaStreamSource(stream).connect(analyser);
  } catch {
    end();
    return () => undefined;
  }
  const samples = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    // Silence is 128; how far the loudest sample is from it.
    tell(Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128);
  }, readsEveryMs);
  return () => {
    clearInterval(timer);
    end();
  };
}
