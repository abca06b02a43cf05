import type { ReactElement } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonRegion } from '../feedback/skeleton';
import { ErrorState } from '../feedback/states';
import { CheckIcon } from '../icons/status-icons';
import { Sheet } from '../overlays/sheet';
import styles from './area-picker.module.css';
import type { AreaPickerProps } from './props';

const levels = ['province', 'city', 'district'] as const;

/** What was chosen on each level, as the way back to it. */
function Steps({ path, onStep }: Pick<AreaPickerProps, 'path' | 'onStep'>): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('areaSteps')}>
      <ol role="list" className={styles['steps']}>
        {path.map(
          ({ areaId, name }, depth) =>
            // A municipality is its own city: one way back is enough.
            name !== path[depth - 1]?.name && (
              <li key={areaId} className={styles['step']}>
                <button type="button" className={styles['back']} onClick={() => onStep(depth)}>
                  {name}
                </button>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

/** Areas level by level; see {@link AreaPickerProps}. */
export function AreaPicker({ open, onClose, above, ...choosing }: AreaPickerProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <Sheet open={open} onClose={onClose} title={t('areaTitle')} size="tall">
      {above}
      <AreaSteps {...choosing} />
    </Sheet>
  );
}

function AreaSteps({
  path,
  areas,
  selectedAreaId,
  onSelect,
  onStep,
  onRetry,
}: Omit<AreaPickerProps, 'open' | 'onClose' | 'above'>): ReactElement {
  const { t } = useTranslation('ui');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const level = levels[Math.min(path.length, levels.length - 1)] ?? 'district';
  const shown = path.map(({ areaId }) => areaId).join();
  const former = useRef(shown);
  // The button that was pressed is gone with its level: the focus goes where reading goes on.
  useEffect(() => {
    if (former.current === shown) return;
    former.current = shown;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <>
      {path.length > 0 && <Steps path={path} onStep={onStep} />}
      <h3 id={headingId} ref={heading} className={styles['heading']} tabIndex={-1}>
        {/* i18n-keys: ui:areaLevel.* */}
        {t(`areaLevel.${level}`)}
      </h3>
      {areas !== undefined ? (
        <ul role="list" className={styles['areas']} aria-labelledby={headingId}>
          {areas.map((area) => {
            const selected = area.areaId === selectedAreaId;
            return (
              <li key={area.areaId}>
                <button
                  type="button"
                  className={styles['area']}
                  aria-current={selected || undefined}
                  onClick={() => onSelect(area)}
                >
                  <span>{area.name}</span>
                  {selected && <CheckIcon />}
                </button>
              </li>
            );
          })}
        </ul>
      ) : onRetry !== undefined ? (
        <ErrorState onRetry={onRetry} />
      ) : (
        <SkeletonRegion>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonRegion>
      )}
    </>
  );
}
