import type { ExplainedStep, Verdict } from '@xinglin/guards';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplainChoices, ExplainForm, ExplainProblem, Explanation } from './explanation';
import { ExplainedFacts } from './explained-facts';
import { personKinds } from './made-up-people';

/** User agents that make a difference to the guards. */
const userAgents = {
  browser: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36',
  messagingApp: 'Mozilla/5.0 (Linux; Android 14; wv) MicroMessenger/8.0.50.2701(0x2800325B)',
  app357: 'Mozilla/5.0 (Linux; Android 14; wv) XinglinUser/3.5.7',
  app329: 'Mozilla/5.0 (Linux; Android 14; wv) XinglinUser/3.2.9',
};

/** What is shown: the form as it was sent, and what came of it. */
export interface ExplainViewProps {
  readonly form: ExplainForm;
  readonly choices: ExplainChoices;
  /** Null before anything was asked. */
  readonly answer: Explanation | ExplainProblem | null;
}

/**
 * Why a route was allowed, redirected or blocked for a host, a person and an address: each guard in order with its
 * verdict and reason (product.md, explain view). Plain markup that works without scripts.
 */
export function ExplainView({ form, choices, answer }: ExplainViewProps): ReactElement {
  const { t } = useTranslation('explain');
  return (
    <main className="explain">
      <h1>{t('title')}</h1>
      <p>{t('about')}</p>
      <Form form={form} choices={choices} />
      {typeof answer === 'string' ? (
        // i18n-keys: explain:problem.*
        <p role="alert" className="problem" data-problem={answer}>
          {t(`problem.${answer}`)}
        </p>
      ) : (
        answer && <Answer answer={answer} />
      )}
    </main>
  );
}

function Form({ form, choices }: Pick<ExplainViewProps, 'form' | 'choices'>): ReactElement {
  const { t, i18n } = useTranslation('explain');
  return (
    <form method="get">
      <input type="hidden" name="lang" value={i18n.language} />
      <label htmlFor="host">{t('form.host')}</label>
      <input
        id="host"
        name="host"
        list="hosts"
        defaultValue={form.host}
        required
        spellCheck={false}
      />
      <datalist id="hosts">
        {choices.hosts.map((host) => (
          <option key={host} value={host}>
            {host}
          </option>
        ))}
      </datalist>
      <label htmlFor="person">{t('form.person')}</label>
      <select id="person" name="person" defaultValue={form.person}>
        <optgroup label={t('form.madeUp')}>
          {personKinds.map((kind) => (
            // i18n-keys: explain:person.*
            <option key={kind} value={`made-up:${kind}`}>
              {t(`person.${kind}`)}
            </option>
          ))}
        </optgroup>
        {choices.accounts.length > 0 && (
          <optgroup label={t('form.accounts')}>
            {choices.accounts.map(({ role, label }) => (
              <option key={role} value={`account:${role}`}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <label htmlFor="address">{t('form.address')}</label>
      <input
        id="address"
        name="address"
        defaultValue={form.address}
        required
        spellCheck={false}
        aria-describedby="address-hint"
      />
      <small id="address-hint">{t('form.addressHint')}</small>
      <label htmlFor="agent">{t('form.userAgent')}</label>
      <input
        id="agent"
        name="agent"
        list="agents"
        defaultValue={form.userAgent}
        spellCheck={false}
        aria-describedby="agent-hint"
      />
      <datalist id="agents">
        {Object.entries(userAgents).map(([name, value]) => (
          // i18n-keys: explain:agent.*
          <option key={name} value={value}>
            {t(`agent.${name}`)}
          </option>
        ))}
      </datalist>
      <small id="agent-hint">{t('form.userAgentHint')}</small>
      <button type="submit">{t('form.submit')}</button>
    </form>
  );
}

function Answer({ answer }: { answer: Explanation }): ReactElement {
  const { t } = useTranslation('explain');
  const { match, verdict, steps, leadsTo, bar } = answer;
  return (
    <>
      <section aria-labelledby="outcome">
        <h2 id="outcome">{t('outcome')}</h2>
        {match === null && (
          <p className="verdict block" data-outcome="block">
            {t('facts.noRoute')}
          </p>
        )}
        {match !== null && leadsTo === null && (
          <p
            className={`verdict ${verdict.kind}`}
            data-outcome={verdict.kind}
            data-to={verdict.kind === 'redirect' ? verdict.to : undefined}
            data-effects={verdict.effects?.join(' ')}
          >
            <VerdictText verdict={verdict} />
          </p>
        )}
        {leadsTo !== null && (
          <p className="verdict redirect" data-outcome="redirect" data-to={leadsTo}>
            {t('leadsOn', { to: leadsTo })}
          </p>
        )}
        {bar.native && <p>{t(bar.intercepts ? 'bar.intercepted' : 'bar.cannotHide')}</p>}
      </section>
      {match !== null && leadsTo === null && (
        <section aria-labelledby="steps">
          <h2 id="steps">{t('steps')}</h2>
          <ol>
            {steps.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
        </section>
      )}
      <ExplainedFacts answer={answer} />
    </>
  );
}

function Step({ step }: { step: ExplainedStep }): ReactElement {
  const { t } = useTranslation('explain');
  const { name, stage, standing, verdict } = step;
  return (
    <li className={standing} data-guard={name} data-standing={standing}>
      {/* i18n-keys: explain:guard.* explain:stage.* explain:standing.* */}
      <strong>{t(`guard.${name}`)}</strong> <code>{name}</code>
      <small>{t(`stage.${stage}`)}</small>
      <span>{t(`standing.${standing}`)}</span>
      {verdict && (standing === 'notReached' || verdict.kind !== 'allow' || verdict.effects) && (
        <span>
          <VerdictText verdict={verdict} />
        </span>
      )}
    </li>
  );
}

function VerdictText({ verdict }: { verdict: Verdict }): ReactElement {
  const { t } = useTranslation('explain');
  return (
    <>
      {/* i18n-keys: explain:verdict.* explain:reason.* explain:effect.* */}
      {verdict.kind === 'allow' && t('verdict.allow')}
      {verdict.kind === 'redirect' && t('verdict.redirect', { to: verdict.to })}
      {verdict.kind === 'block' && t(`verdict.${verdict.page}`)}
      {verdict.kind !== 'allow' && ` ${t(`reason.${verdict.reason}`)}`}
      {verdict.effects?.map((effect) => ` ${t(`effect.${effect}`)}`)}
    </>
  );
}
