/** One thing that visitors can check about the company. */
export interface EvidenceItem {
  label: string;
  text: string;
  /** Where it can be checked. */
  url?: string;
}
