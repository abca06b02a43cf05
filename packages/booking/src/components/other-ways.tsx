import { ButtonLink, Cluster, Gutter } from '@xinglin/ui';
import type { ReactElement } from 'react';
import type { WayOutLink } from './use-ways-out';

/** Small links that lead on from a refusal, below its words. */
export function OtherWays({ ways }: { ways: readonly WayOutLink[] }): ReactElement | null {
  if (ways.length === 0) return null;
  return (
    <Gutter>
      <Cluster>
        {ways.map(({ label, to }) => (
          <ButtonLink key={to} size="small" variant="outline" to={to}>
            {label}
          </ButtonLink>
        ))}
      </Cluster>
    </Gutter>
  );
}
