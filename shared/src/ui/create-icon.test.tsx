import { render } from '@testing-library/react';
import * as link from 'lucide-react/icons/link';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';
import { Icon, type IconType } from './index.ts';

const { default: LibraryIcon, __iconData: data } = link as typeof link & {
  __iconData: Parameters<typeof createIcon>[0];
};

const drawn = (icon: IconType) => render(<Icon icon={icon} />).container.querySelector('svg');

test('icon of the builds: drawn as the library draws it', () => {
  const [plain, original] = [drawn(createIcon(data)), drawn(LibraryIcon)];

  expect(plain?.innerHTML).toBe(original?.innerHTML);
  for (const { name, value } of plain?.attributes ?? []) expect(original).toHaveAttribute(name, value);
});
