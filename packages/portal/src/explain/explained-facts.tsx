import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explanation } from './explanation';

/** What the guards decided by: the matched row with its meta, the person, what the page runs in, the channel. */
export function ExplainedFacts({ answer }: { answer: Explanation }): ReactElement {
  const { t } = useTranslation('explain');
  const { match, user, environment, channel } = answer;
  return (
    <>
      <section aria-labelledby="route">
        <h2 id="route">{t('facts.route')}</h2>
        {match && <Facts facts={{ name: match.name, params: match.params, ...match.row }} />}
        {!match && <p>{t('facts.noRow')}</p>}
      </section>
      <section aria-labelledby="who">
        <h2 id="who">{t('facts.person')}</h2>
        {user ? <Facts facts={{ ...user }} /> : <p>{t('facts.visitor')}</p>}
      </section>
      <section aria-labelledby="environment">
        <h2 id="environment">{t('facts.environment')}</h2>
        <Facts facts={{ ...environment }} />
      </section>
      <section aria-labelledby="channel">
        <h2 id="channel">{t('facts.channel')}</h2>
        <Facts facts={{ ...channel }} />
      </section>
    </>
  );
}

/** JSON on one line, with room to break. */
function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : (JSON.stringify(value, null, 1) ?? '').replaceAll(/\s*\n\s*/g, ' ');
}

function Facts({ facts }: { facts: Readonly<Record<string, unknown>> }): ReactElement {
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
