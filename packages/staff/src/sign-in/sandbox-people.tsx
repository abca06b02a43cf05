import type { StaffMe, StaffSessionResponse } from '@xinglin/contract';
import { NextIcon, NoticeBar, Note } from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { useFailureText } from '../parts/failure-text';
import { RoleChips } from '../parts/role-chips';
import styles from './sign-in.module.css';

type Person = StaffSessionResponse<'one-tap-people'>['items'][number];

/**
 * In the sandbox, the people that one can sign in as by one tap; elsewhere nothing.
 * @param only shows this one person alone.
 */
export function SandboxPeople({
  only,
  onSignedIn,
}: {
  only?: string | undefined;
  onSignedIn: (me: StaffMe) => void;
}): ReactElement | null {
  const { t } = useTranslation('staff');
  const describe = useFailureText();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [call] = useSessionCall();
  const latestCall = useRef(call);
  useEffect(() => {
    latestCall.current = call;
  });
  useEffect(() => {
    let isHere = true;
    void latestCall.current('one-tap-people', {}).then((outcome) => {
      if (isHere && 'done' in outcome) setPeople(outcome.done.items);
    });
    return () => {
      isHere = false;
    };
  }, []);

  async function signIn(staffId: string): Promise<void> {
    if (chosen !== null) return;
    setChosen(staffId);
    setFailure(null);
    const outcome = await call('sandbox-sign-in', { staffId });
    setChosen(null);
    if ('done' in outcome) onSignedIn(outcome.done);
    else setFailure(outcome.failure);
  }

  const shown = only === undefined ? people : people.filter(({ staffId }) => staffId === only);
  if (shown.length === 0) return null;
  return (
    <section className={styles['sandbox']} aria-labelledby="sandbox-title">
      <div className={styles['sandboxHead']}>
        <h2 id="sandbox-title">{t('signIn.sandbox')}</h2>
        <Note>{t('signIn.sandboxHint')}</Note>
      </div>
      {failure !== null && (
        <NoticeBar tone="danger" live>
          {describe(failure)}
        </NoticeBar>
      )}
      <ul role="list" className={styles['people']}>
        {shown.map(({ staffId, name, roles, note }) => (
          <li key={staffId}>
            <button
              type="button"
              className={styles['person']}
              data-hue={hueOf(roles[0])}
              aria-busy={chosen === staffId || undefined}
              onClick={() => void signIn(staffId)}
            >
              <span className={styles['initial']} aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <span className={styles['personTexts']}>
                <strong>{name}</strong>
                <RoleChips roles={roles} />
                <small>{note}</small>
              </span>
              <NextIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hueOf(role: Person['roles'][number] | undefined): string {
  if (role === 'doctor') return 'teal';
  if (role === 'nurse' || role === 'pharmacist') return 'blue';
  if (role === 'cashier') return 'amber';
  return role === 'administrator' ? 'plum' : 'violet';
}
