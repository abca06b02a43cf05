import { startStaffApp } from '@xinglin/staff';

const root = document.getElementById('root');
if (root) await startStaffApp(root);
