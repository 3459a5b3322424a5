import { areaTests } from '@agile-languages/shared/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: [areaTests('mf-example')] } });
