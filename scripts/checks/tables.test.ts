import { describe, expect, it } from 'vitest';
import { tablesDocument } from '../tables-document.ts';
import { tables } from './tables.ts';

const SCHEMA = `
model City {
  id   Int    @id
  name String
}

/// A company.
model Company {
  id     String @id @db.Uuid
  cityId Int?   @map("city_id")
  city   City?  @relation(fields: [cityId], references: [id])

  @@map("company")
}

model CompanyImage {
  companyId String  @map("company_id") @db.Uuid
  place     Int
  company   Company @relation(fields: [companyId], references: [id], onDelete: Cascade)

  @@id([companyId, place])
  @@map("company_image")
}

model CompanySecret {
  companyId String  @id @map("company_id")
  company   Company @relation(fields: [companyId], references: [id])

  @@map("company_secret")
}
`;

const run = (picture: string, schema = SCHEMA) =>
  tables.run(
    [
      { path: 'prisma/schema.prisma', text: schema },
      { path: 'docs/tables.md', text: picture },
    ],
    '',
  );

describe('the picture of the tables', () => {
  const picture = tablesDocument(SCHEMA);

  it('shows each table with its keys, and how many of one belong to another', () => {
    expect(picture).toContain('  company {\n    String id PK\n    Int city_id FK\n  }');
    expect(picture).toContain('  company_image {\n    String company_id FK\n    Int place PK\n  }');
    expect(picture).toContain('  City |o--o{ company : ""');
    expect(picture).toContain('  company ||--o{ company_image : ""');
    expect(picture).toContain('  company ||--o| company_secret : ""');
  });

  it('is refused once the schema has another table', () => {
    expect(run(picture)).toEqual([]);
    expect(run(picture, `${SCHEMA}\nmodel Feed {\n  id Int @id\n}\n`)).toEqual([
      'docs/tables.md differs from prisma/schema.prisma: run `pnpm documents`',
    ]);
    expect(run('')).toHaveLength(1);
  });
});
