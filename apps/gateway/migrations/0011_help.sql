CREATE TABLE "help_categories" (
	"category_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_category_names" (
	"category_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "help_category_names_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"question_id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"hot_rank" integer
);
--> statement-breakpoint
CREATE TABLE "help_texts" (
	"question_id" text NOT NULL,
	"locale" text NOT NULL,
	"question" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "help_texts_question_id_locale_pk" PRIMARY KEY("question_id","locale")
);
--> statement-breakpoint
ALTER TABLE "help_category_names" ADD CONSTRAINT "help_category_names_category_id_help_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("category_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_category_id_help_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("category_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_texts" ADD CONSTRAINT "help_texts_question_id_help_questions_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."help_questions"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_questions_category" ON "help_questions" USING btree ("category_id","position");