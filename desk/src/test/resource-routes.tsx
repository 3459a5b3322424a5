import { Route } from 'react-router-dom';
import { ListPage } from '../list/list-page.tsx';
import { RecordPage } from '../record/record-page.tsx';
import { lists, screens } from '../screens.tsx';

export const resourceRoutes = [
  ...lists.map((screen) => (
    <Route key={screen.list} path={screen.path ?? screen.list} element={<ListPage screen={screen} />} />
  )),
  ...screens.map((screen) => (
    <Route key={screen.list} path={screen.list}>
      <Route index element={<ListPage screen={screen} />} />
      <Route path=":id" element={<RecordPage screen={screen} />} />
    </Route>
  )),
];
