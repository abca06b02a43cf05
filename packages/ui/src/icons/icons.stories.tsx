import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Cluster } from '../display/text-layout';
import * as account from './account-icons';
import * as care from './care-icons';
import * as document from './document-icons';
import * as media from './media-icons';
import * as navigation from './navigation-icons';
import * as status from './status-icons';
import styles from './icons.stories.module.css';

const meta = { title: 'Icons' } satisfies Meta;
export default meta;

export const Set: StoryObj<typeof meta> = {
  render: () => (
    <>
      {Object.entries({ navigation, status, care, account, document, media }).map(
        ([group, icons]) => (
          <Card key={group} title={group}>
            <Cluster>
              {Object.entries(icons).map(([name, Icon]) => (
                <span key={name} className={styles['icon']}>
                  <Icon label={name} />
                </span>
              ))}
            </Cluster>
          </Card>
        ),
      )}
    </>
  ),
};
