import { ChannelModule } from '@xinglin/api';
import type { KnownRouteName, ModuleKey } from '@xinglin/routes';
import { ButtonLink, Cluster, Gutter } from '@xinglin/ui';
import type { ReactElement } from 'react';

interface ModuleLinkProps<Route extends KnownRouteName> {
  /** The page's route. */
  readonly of: Route;
  readonly name: ModuleKey<Route>;
  /** Where the link leads, and its words, unless the channel has its own. */
  readonly to: string;
  readonly title: string;
  /** It stands in a row of its own, which is gone with it. */
  readonly alone?: boolean;
}

/** A module of a page that is a link alone, as it stands above a list. Where the module is hidden there is nothing. */
export function ModuleLink<Route extends KnownRouteName>({
  of,
  name,
  alone = false,
  ...own
}: ModuleLinkProps<Route>): ReactElement {
  return (
    <ChannelModule of={of} name={name} own={own}>
      {({ to, title }) => {
        const link = (
          <ButtonLink size="small" variant="outline" to={to}>
            {title}
          </ButtonLink>
        );
        if (!alone) return link;
        return (
          <Gutter>
            <Cluster align="end">{link}</Cluster>
          </Gutter>
        );
      }}
    </ChannelModule>
  );
}
