import {
  accountCalls,
  createApiCache,
  createGateway,
  createTracer,
  directoryCalls,
  GatewayError,
  type CallEvent,
  type CallRow,
} from '@xinglin/gateway-sdk';
import { Button, Card, Cluster, SelectField, Stack, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';

interface OfferedCall {
  readonly row: CallRow;
  readonly input: unknown;
}

/** Open calls, so that no session is needed; the first is kept by the API cache. */
const offered: Readonly<Record<string, OfferedCall>> = {
  listAllAreas: { row: directoryCalls.listAllAreas, input: { level: 'city' } },
  getBaseInfo: { row: accountCalls.getBaseInfo, input: {} },
  mergeSearchHospitals: { row: directoryCalls.mergeSearchHospitals, input: { q: '', pageSize: 3 } },
};

const longestShown = 2000;

function asText(value: unknown): string {
  return (JSON.stringify(value, null, 2) ?? 'undefined').slice(0, longestShown);
}

/** One client with an API cache and a tracer, and what it says of each call. */
function createInspected(baseUrl: string, fetch: typeof globalThis.fetch | undefined) {
  const seen: { event: CallEvent | null; trace: string } = { event: null, trace: '' };
  const values = new Map<string, unknown>();
  const tracer = createTracer({ appName: 'storybook', send: (batch) => (seen.trace = batch) });
  const cache = createApiCache({
    storage: {
      get: (key) => values.get(key),
      set: (key, value) => values.set(key, value),
      clear: () => values.clear(),
    },
  });
  const gateway = createGateway({
    baseUrl,
    ...(fetch && { fetch }),
    headers: () => ({ lang: 'en', appid: 'xinglin-h5', deviceid: 'storybook' }),
    cache: () => cache,
    observe: (event) => {
      seen.event = event;
      // Here every call leaves a trace; in the portal only those of the watch list.
      tracer.observe({ ...event, row: { ...event.row, traced: 'always' } });
      tracer.flush();
    },
  });
  return { gateway, seen };
}

interface Shown {
  readonly event: CallEvent;
  readonly trace: string;
}

/**
 * Makes a live call and shows what goes out and what comes back: headers, outcome, cache, trace.
 * @param fetch stands in for a gateway; without it the address is asked.
 */
export function RequestInspector({ fetch }: { fetch?: typeof globalThis.fetch }): ReactElement {
  const [baseUrl, setBaseUrl] = useState('http://localhost:4000');
  const [client, setClient] = useState(() => createInspected(baseUrl, fetch));
  const [name, setName] = useState('listAllAreas');
  const [shown, setShown] = useState<Shown | null>(null);

  const send = async (fresh: boolean): Promise<void> => {
    const call = offered[name];
    if (!call) return;
    try {
      await client.gateway.call(call.row, call.input, { fresh });
    } catch (error) {
      // A failure is what is shown; anything else is a mistake of this page.
      if (!(error instanceof GatewayError)) throw error;
    }
    const { event, trace } = client.seen;
    if (event) setShown({ event, trace });
  };

  return (
    <main>
      <Stack inset>
        <h1>Request layer</h1>
        <TextField
          label="Gateway"
          value={baseUrl}
          onValueChange={(url) => {
            setBaseUrl(url);
            setClient(createInspected(url, fetch));
          }}
        />
        <SelectField
          label="Call"
          value={name}
          options={Object.keys(offered).map((value) => ({ value, label: value }))}
          onValueChange={setName}
        />
        <Cluster>
          <Button onClick={() => void send(false)}>Send</Button>
          <Button variant="outline" onClick={() => void send(true)}>
            Send past the cache
          </Button>
        </Cluster>
        {shown && <Outcome {...shown} />}
      </Stack>
    </main>
  );
}

function Outcome({ event, trace }: Shown): ReactElement {
  const { failure, tries, durationMs, row, headers, data } = event;
  const source = tries === 0 ? 'API cache' : `gateway, ${tries} request(s)`;
  const parts = {
    Row: { ...row, types: undefined },
    Headers: headers,
    [failure ? 'Failure' : 'Data']: failure ?? data,
    Trace: trace === '' ? null : (JSON.parse(trace) as unknown),
  };
  return (
    <>
      <output>
        {failure ? `Failed: ${failure.kind}` : 'Succeeded'} · {source} · {Math.round(durationMs)} ms
      </output>
      {Object.entries(parts).map(([title, value]) => (
        <Card key={title}>
          <h2>{title}</h2>
          {/* A region that scrolls must be reachable by keyboard. */}
          <textarea aria-label={title} readOnly rows={8} value={asText(value)} />
        </Card>
      ))}
    </>
  );
}
