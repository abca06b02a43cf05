import {
  explainRequest,
  explainStyle,
  ExplainView,
  guardChannel,
  loadChannels,
  madeUpPerson,
  personKinds,
  type ExplainForm,
  type ExplainProblem,
  type Explanation,
} from '@xinglin/portal/developers';
import { portal } from '@xinglin/shell';
import { useState, type ReactElement, type SubmitEvent } from 'react';

const { partners } = await portal.channels();
const hosts = ['.h5.portal.localhost', 'localhost'];
const config = {
  hosts,
  nativeAppOnlyHosts: ['sd.h5.portal.localhost'],
  redirectHosts: hosts,
  nativeSchemes: ['xinglin'],
};

/** Judges a form by the guards, the routes and the channels of the shell; what the gateway holds of a channel is not asked. */
async function explainHere(form: ExplainForm): Promise<Explanation | ExplainProblem> {
  const now = Date.now();
  const kind = personKinds.find((one) => form.person === `made-up:${one}`) ?? 'visitor';
  const channelFacts = {
    of: async (facts: Parameters<typeof guardChannel>[0]) => ({
      guard: guardChannel(facts, config),
    }),
  };
  const channels = await loadChannels(portal);
  return explainRequest(form, madeUpPerson(kind, now), now, { channels, channelFacts, config });
}

/** The sandbox's explain view without a portal behind it: the form is answered on the spot. */
export function ExplainHere({ initial }: { initial: ExplainForm }): ReactElement {
  const [form, setForm] = useState(initial);
  const [answer, setAnswer] = useState<Explanation | ExplainProblem | null>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const entered = new FormData(event.target);
    // The fields of the form are text.
    const text = (name: string): string => entered.get(name) as string;
    const asked = {
      host: text('host').trim(),
      person: text('person'),
      address: text('address').trim(),
      userAgent: text('agent'),
    };
    setForm(asked);
    void explainHere(asked).then(setAnswer);
  };
  return (
    <div onSubmit={submit}>
      <style>{explainStyle}</style>
      <ExplainView
        form={form}
        choices={{
          hosts: ['www', ...partners.map(({ id }) => id)].map(
            (label) => `${label}.h5.portal.localhost`,
          ),
          accounts: [],
        }}
        answer={answer}
      />
    </div>
  );
}
