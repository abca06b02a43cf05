import type { Meta, StoryObj } from '@storybook/react-vite';
import { directoryApi } from '@xinglin/api';
import { listPage } from '@xinglin/pages';
import { failures, listOf, sampleColleague, sampleDoctor, sampleHospital } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { Cluster, EmptyState, Gutter, Page, PageHeader } from '@xinglin/ui';
import { doctorItems } from './care-lists';
import { CityButton } from './city-button';
import { DepartmentPills } from './hot-departments';
import { NearHospitals } from './near-hospitals';
import { inCity } from './search-input';

const doctors = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  input: ({ preferences: { city } }, part) => ({ ...inCity(city), ...part }),
  title: 'directory:search.doctors',
  backTo: '/',
  above: ({ pathname }) => (
    <>
      <DepartmentPills chosen={undefined} to={(deptId) => `${pathname}?deptId=${deptId ?? ''}`} />
      <Gutter>
        <Cluster>
          <CityButton />
        </Cluster>
      </Gutter>
    </>
  ),
  empty: () => <EmptyState kind="search" title="没有找到医生" />,
});

const meta = { title: 'Kits/Doctors and hospitals' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  listHotDepts: listOf([
    {
      deptId: 'paediatrics',
      deptName: '儿科',
      deptIcon: 'paediatrics',
      isIndividuation: false,
      shortName: '儿科',
    },
  ]),
};
const states = statesOf(
  { default: doctors.Page, load: doctors.load },
  { path: '/search/doctor/result/doctor', gateway },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Near: Story = {
  render: () => (
    <Page header={<PageHeader title="医院" backTo="/" />}>
      <NearHospitals
        title="附近医院"
        asked={{}}
        query={{
          currentData: { items: [sampleHospital] },
          isFetching: false,
          refetch: () => undefined,
        }}
        empty={<EmptyState kind="list" title="没有医院" />}
      />
    </Page>
  ),
  parameters: { path: '/', gateway: { mergeSearchHospitals: failures.serverTrouble } },
};
