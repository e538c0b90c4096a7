import { describe } from 'vitest';
import { testFaults } from './faults.ts';

describe('enquiries, with mail by smtp, survive', () => testFaults('smtp'));
