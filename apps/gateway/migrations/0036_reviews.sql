CREATE TABLE "review_figures" (
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"score_1" integer NOT NULL,
	"score_2" integer NOT NULL,
	"score_3" integer NOT NULL,
	"score_4" integer NOT NULL,
	"score_5" integer NOT NULL,
	"aspected" integer NOT NULL,
	"attitude" integer NOT NULL,
	"explanation" integer NOT NULL,
	"waiting" integer NOT NULL,
	"with_pictures" integer NOT NULL,
	"answered" integer NOT NULL,
	"praises" integer NOT NULL,
	CONSTRAINT "review_figures_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "review_reports_review_id_owner_id_pk" PRIMARY KEY("review_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"review_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_no" text,
	"owner_id" text,
	"doctor_id" text,
	"hospital_id" text NOT NULL,
	"disease_id" text,
	"score" integer,
	"attitude" integer,
	"explanation" integer,
	"waiting" integer,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text" text NOT NULL,
	"shown_text" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"anonymous" boolean DEFAULT false NOT NULL,
	"author_name" text,
	"in_languages" jsonb,
	"locale" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "reviews_score" CHECK (score BETWEEN 1 AND 5),
	CONSTRAINT "reviews_thanks" CHECK ((type = 'praise') = (score IS NULL)),
	CONSTRAINT "reviews_about" CHECK ((type = 'hospital') = (doctor_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE "untreated_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"locale" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "untreated_orders" ADD CONSTRAINT "untreated_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "untreated_orders" ADD CONSTRAINT "untreated_orders_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("reported_at") WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_doctor" ON "reviews" USING btree ("doctor_id","created_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_hospital" ON "reviews" USING btree ("hospital_id","created_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_owner" ON "reviews" USING btree ("owner_id","created_at","review_id");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at") WHERE state = 'inReview';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_praise" ON "reviews" USING btree ("owner_id","doctor_id") WHERE type = 'praise';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_hospital" ON "reviews" USING btree ("owner_id","hospital_id") WHERE type = 'hospital';--> statement-breakpoint
CREATE INDEX "untreated_orders_owner" ON "untreated_orders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "untreated_orders_open" ON "untreated_orders" USING btree ("reported_at") WHERE answered_at IS NULL;