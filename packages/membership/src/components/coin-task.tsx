import { healthCoinsApi } from '@xinglin/api';
import type { HealthCoinTask } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Chip, TaskRows, type PictogramName } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { taskHref } from '../model/coin-links';

/** The call of the tasks. */
export const coinTasks = pageCall(healthCoinsApi.endpoints.listHealthCoinTasks, () => undefined);

const pictures: Readonly<Record<HealthCoinTask['kind'], PictogramName>> = {
  signIn: 'coins',
  realName: 'real-name',
  profile: 'health-record',
  address: 'address',
  firstVisit: 'registration',
  familyNames: 'patients',
  review: 'to-review',
};

/** Tasks of the home: what is not done yet, three at most. */
const tasksShown = 3;

/** What earns coins besides the check-in, with the way to it. */
export function TaskList({ tasks }: { tasks: readonly HealthCoinTask[] }): ReactElement {
  const { t } = useTranslation('coins');
  return (
    <TaskRows
      label={t('gain.title')}
      items={tasks.map((task) => {
        const { taskId, kind, title, coins, state, progress } = task;
        const to = state === 'open' ? taskHref(kind) : null;
        return {
          key: taskId,
          pictogram: pictures[kind],
          title,
          ...progress,
          progress: `${String(progress.done)} / ${String(progress.total)}`,
          reward: t('gain.worth', { coins }),
          act:
            to === null ? (
              // i18n-keys: coins:gain.state.*
              <Chip>{t(`gain.state.${state}`)}</Chip>
            ) : (
              <ButtonLink
                size="small"
                variant="outline"
                to={to}
                // i18n-keys: coins:gain.go.*
                aria-label={t('gain.do', { act: t(`gain.go.${kind}`), title })}
              >
                {t(`gain.go.${kind}`)}
              </ButtonLink>
            ),
        };
      })}
    />
  );
}

/** What can be done next for coins; null where all is done. */
export function OpenTasks(): ReactElement | null {
  const { t } = useTranslation('coins');
  const tasks = coinTasks.useAnswer().answer.currentData?.items ?? [];
  const others = tasks.filter(({ kind }) => kind !== 'signIn');
  const open = others.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Card
      title={t('gain.some')}
      more={{
        to: href('membership.healthCoinGain'),
        text: t('gain.all', { count: others.length }),
        label: t('gain.all', { count: others.length }),
      }}
    >
      <TaskList tasks={open.slice(0, tasksShown)} />
    </Card>
  );
}
