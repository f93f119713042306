declare module '@adobe/structured-data-validator' {
  /** Checks structured data against what Google requires and recommends. */
  export default class Validator {
    /** @param data Things by their type. */
    validate(data: {
      jsonld: Partial<Record<string, object[]>>
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}
