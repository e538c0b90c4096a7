import process from 'node:process';
import { serve } from './service.ts';

export default serve(process.env);
