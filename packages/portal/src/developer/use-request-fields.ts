import { useEffect, useState } from 'react';
import { basePath } from '../base-path';
import type { RequestFields } from './request-body';
import { requestFieldsOf, type OpenApi } from './request-fields';

/** The fields of all calls, or why they are not there yet. */
export interface ReadRequestFields {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly fields: RequestFields;
}

/** Reads the fields of all calls from the gateway's description, which it serves where its sandbox is on. */
export function useRequestFields(): ReadRequestFields {
  const [read, setRead] = useState<ReadRequestFields>({ status: 'loading', fields: {} });
  useEffect(() => {
    const left = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const answer = await fetch(`${basePath()}/gateway/openapi.json`, { signal: left.signal });
        if (!answer.ok) throw new Error(`The description answers ${answer.status}.`);
        // The gateway's own document, which its tests hold to the rules of OpenAPI.
        const fields = requestFieldsOf((await answer.json()) as OpenApi);
        setRead({ status: 'ready', fields });
      } catch {
        if (!left.signal.aborted) setRead({ status: 'failed', fields: {} });
      }
    };
    void load();
    return () => left.abort();
  }, []);
  return read;
}
