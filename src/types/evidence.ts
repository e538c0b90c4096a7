/** A fact about the company that visitors can check. */
export interface EvidenceItem {
  label: string;
  text: string;
  /** Where it can be checked. */
  url?: string;
}
