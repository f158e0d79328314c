import type { ImportConfirmation, ImportPreview } from '@golghar/contracts';
import type { SignedIn } from '../../../infra/test/api/use-service';
import { linesOf } from './leads-client';

export const importsPath = '/api/admin/imports';

type Read = { mapping?: object; meanings?: object };

/** Imports files for somebody, as the page for it does. */
export class ImportClient {
  constructor(private readonly who: SignedIn) {}

  /** In parts of so many characters. */
  async upload(text: string, partLength = 12_000): Promise<string> {
    const { id } = (await this.who.request.post(importsPath).send({ fileName: 'old leads.csv' })).body;
    for (let index = 0; index * partLength < text.length; index += 1) {
      const part = text.slice(index * partLength, (index + 1) * partLength);
      const response = await this.who.request.put(`${importsPath}/${id}/parts/${index}`).send({ text: part });
      expect(response.status).toBe(204);
    }
    return id;
  }

  async preview(id: string, read: Read = {}): Promise<ImportPreview> {
    return (await this.who.request.post(`${importsPath}/${id}/preview`).send(read)).body;
  }

  /** All of what came as a stream. */
  stream(path: string, body: object) {
    return this.who.request.post(path).send(body).buffer(true);
  }

  async confirm(id: string, confirmation: ImportConfirmation) {
    const { status, text } = await this.stream(`${importsPath}/${id}/confirm`, confirmation);
    return { status, lines: linesOf(text) };
  }

  /** Imports a file by the columns that are guessed. */
  async import(text: string): Promise<string> {
    const id = await this.upload(text);
    const { mapping } = await this.preview(id);
    expect((await this.confirm(id, { mapping, duplicates: 'skip' })).lines.at(-1)).toMatchObject({
      isDone: true,
    });
    return id;
  }
}
