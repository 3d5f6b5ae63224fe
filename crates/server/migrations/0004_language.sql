-- The language that a person is spoken to in, as a tag; none until they have said, or their browser has.
ALTER TABLE people ADD COLUMN language TEXT;
