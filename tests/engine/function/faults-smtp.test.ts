import { describe } from 'vitest';
import { testFaults } from './faults.ts';

describe('500 enquiries, with mail by smtp, survive', () => testFaults('smtp'));
