/** Whether requests should be sent to a server, and if not why. */
export type Readiness = 'ready' | 'draining' | 'waiting for the gateway';

/** What a supervisor or a balancer hears of the server at this path; null where the path is no such question. */
export async function answerHealth(
  path: string,
  readiness: () => Promise<Readiness>,
): Promise<Response | null> {
  if (path === '/healthz') return toldStatus('live', 200);
  if (path !== '/readyz') return null;
  const status = await readiness();
  return toldStatus(status, status === 'ready' ? 200 : 503);
}

function toldStatus(status: string, code: number): Response {
  return Response.json({ status }, { status: code, headers: { 'cache-control': 'no-store' } });
}
