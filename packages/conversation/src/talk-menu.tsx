import type { ConnectDpchatResponse } from '@xinglin/gateway-sdk';
import { ListGroup, ListLink, Note, SearchIcon, Sheet, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A way out of a conversation. */
export interface TalkMenuItem {
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  readonly to: string;
}

interface TalkMenuSheetProps {
  readonly doctor: ConnectDpchatResponse['doctor'];
  readonly items: readonly TalkMenuItem[];
  /** Undefined where nothing was said that could be found. */
  readonly onSearch: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What can be done about a conversation beside writing in it: find words, its order, its doctor. */
export default function TalkMenuSheet({
  doctor: { doctorName, titleText, hospitalName, hospDeptName },
  items,
  onSearch,
  onClose,
}: TalkMenuSheetProps): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <Sheet open onClose={onClose} title={t('menu.title', { name: doctorName })}>
      <Stack gap={3}>
        {/* The header cuts what is too long for it. */}
        <Note>
          {titleText} {hospitalName} {hospDeptName}
        </Note>
        <ListGroup label={t('menu.button')}>
          {onSearch && (
            <ListLink icon={<SearchIcon />} label={t('search.title')} onClick={onSearch} />
          )}
          {items.map((item) => (
            <ListLink key={item.to} {...item} />
          ))}
        </ListGroup>
      </Stack>
    </Sheet>
  );
}
